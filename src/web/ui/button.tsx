import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'
import { shopCopy } from './copy.ts'
import { Spinner } from './spinner.tsx'

type Variant = 'primary' | 'quiet' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant
  /** Keeps its place and its focus, but can't be pressed again. */
  busy?: boolean
}

export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classes(variant, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <span>{children}</span>
      {busy && <Spinner small />}
    </button>
  )
}

interface ButtonLinkProps extends Omit<LinkProps, 'to'> {
  variant?: Variant
  to: string
}

export function ButtonLink({
  variant = 'primary',
  to,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const away = /^(https?|mailto):/.test(to)
  const shared = { ...rest, className: classes(variant, className) }
  if (!away) {
    return (
      <Link to={to} prefetch="intent" {...shared}>
        <span>{children}</span>
      </Link>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...shared}>
      <span>{children}</span>
      <span className={styles.away} aria-hidden="true">
        ↗
      </span>
      <span className="visually-hidden"> {shopCopy.newTab}</span>
    </a>
  )
}

function classes(variant: Variant, more: string | undefined): string {
  return [styles.button, styles[variant], more].filter(Boolean).join(' ')
}
