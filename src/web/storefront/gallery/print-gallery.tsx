export default function PrintGallery() {
  return <h1>Art Prints</h1>
}
