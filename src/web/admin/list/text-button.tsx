import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './list.module.css'

interface TextButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  soft?: boolean
}

export function TextButton({ soft = false, className, ...rest }: TextButtonProps) {
  const look = soft ? styles.soft : styles.text
  return <button type="button" className={className ? `${look} ${className}` : look} {...rest} />
}

export interface LookButtonProps extends Omit<ComponentProps<typeof Button>, 'variant'> {
  /** `own`: by its class. */
  look?: 'text' | 'soft' | 'own' | 'primary' | 'quiet' | 'danger'
}

export function LookButton({ look = 'quiet', busy, ...rest }: LookButtonProps) {
  const waiting = { 'aria-disabled': busy || undefined, 'aria-busy': busy || undefined }
  if (look === 'own') return <button type="button" {...waiting} {...rest} />
  if (look === 'text' || look === 'soft') {
    return <TextButton soft={look === 'soft'} {...waiting} {...rest} />
  }
  return <Button variant={look} busy={busy} {...rest} />
}
