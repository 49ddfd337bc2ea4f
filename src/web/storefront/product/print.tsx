export default function PrintPage() {
  return <h1>Print</h1>
}
