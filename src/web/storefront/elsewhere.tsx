export default function Elsewhere() {
  return <h1>Not here</h1>
}
