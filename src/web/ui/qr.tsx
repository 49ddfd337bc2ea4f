import { encode } from 'uqr'

interface QrProps {
  text: string
  label: string
  className: string | undefined
}

/** Dark on white in every scheme: not every camera reads inverted codes. */
export function Qr({ text, label, className }: QrProps) {
  const { data, size } = encode(text, { border: 2 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={className}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
