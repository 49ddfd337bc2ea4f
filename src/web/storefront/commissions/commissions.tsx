export default function Commissions() {
  return <h1>Commissions</h1>
}
