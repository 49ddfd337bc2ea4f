export default function ClothingGallery() {
  return <h1>Clothing</h1>
}
