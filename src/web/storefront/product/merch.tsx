export default function MerchPage() {
  return <h1>Merch</h1>
}
