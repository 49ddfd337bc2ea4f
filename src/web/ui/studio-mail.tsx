import { Link } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { shopCopy } from './copy.ts'

export function StudioMail({
  email,
  instead = shopCopy.contactPage,
  className,
}: {
  email: string
  instead?: string
  className?: string
}) {
  if (email === '') {
    return (
      <Link to={pagePaths.contact} className={className}>
        {instead}
      </Link>
    )
  }
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  )
}
