export default function OrderSuccess() {
  return <h1>It's ordered!</h1>
}
