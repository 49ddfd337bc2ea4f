export default function ClothingPage() {
  return <h1>Clothing</h1>
}
