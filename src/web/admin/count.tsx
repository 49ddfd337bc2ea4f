import { adminCopy } from './copy.ts'

export function Count({ count, className }: { count: number; className: string | undefined }) {
  if (count === 0) return null
  return (
    <span className={className}>
      {count}
      <span className="visually-hidden"> {adminCopy.waiting}</span>
    </span>
  )
}
