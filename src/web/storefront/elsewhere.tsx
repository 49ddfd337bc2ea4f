import { data } from 'react-router'

/** Every address that is nobody else's: the layout's boundary says so. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function Elsewhere() {
  return null
}
