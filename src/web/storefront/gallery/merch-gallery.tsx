export default function MerchGallery() {
  return <h1>Merch</h1>
}
