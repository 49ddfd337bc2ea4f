import { Link } from 'react-router'
import { pagePaths, restorePath } from '#platform/addresses/page-paths.ts'
import BringBack from '#shop/upkeep/backup/admin/restore/bring-back-page.tsx'
import { bringBackCopy } from '#shop/upkeep/backup/admin/restore/copy.ts'
import { answerPageForm } from '#web/form/plain/answer-page-form.server.ts'
import { shopContext } from '#web/shop-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { Doodle } from '#web/ui/doodles.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { pageMeta } from '#web/ui/page-meta.ts'
import { StudioMail } from '#web/ui/studio-mail.tsx'
import styles from '../../sign-in/pages/sign-in.module.css'
import type { Route } from './+types/signup'
import { signupCopy } from './copy.ts'
import { SignupForm } from './signup-form.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const search = url.searchParams
  const token = search.get('invitation')
  const [{ artistName, email }, role] = await Promise.all([
    shop.settings.studio(),
    token === null ? null : shop.identity.openInvitationRole(token),
  ])
  const isFirst = role === 'owner' && !(await shop.identity.hasOwner())
  const isEmpty = isFirst && (await shop.admin.restore.isOffered())
  const restores = isEmpty && search.has('restore')
  const invitation = token === null ? null : { token, role, isFirst, isEmpty, restores }
  return { artistName, email, invitation }
}

export const action = answerPageForm

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[1]?.loaderData, {
    title: signupCopy.signUp,
    description: signupCopy.description,
    path: pagePaths.signUp,
    noindex: true,
  })
}

/** For staff only: shoppers buy without an account. */
export default function Signup({ loaderData }: Route.ComponentProps) {
  const { artistName, email, invitation } = loaderData
  if (invitation?.restores) {
    return (
      <div className={styles.invited}>
        <div className={styles.invitation}>
          <h1 className={prose.title1}>{bringBackCopy.title}</h1>
          <p className={styles.lead}>{bringBackCopy.lead}</p>
          <noscript>{bringBackCopy.noScripts}</noscript>
        </div>
        <div className={`${layout.wide} ${layout.sized}`}>
          <BringBack invitation={invitation.token} />
        </div>
        <Doodle which={2} className={styles.cat} />
      </div>
    )
  }
  if (invitation?.role) {
    const words = invitation.isFirst
      ? signupCopy.first
      : { ...signupCopy, text: signupCopy.text(artistName) }
    return (
      <div className={styles.invited}>
        <div className={styles.invitation}>
          <h1 className={prose.title1}>{words.title}</h1>
          <p className={styles.lead}>{words.text}</p>
          <p className={`${prose.soft} ${prose.wraps}`}>{signupCopy.may[invitation.role]}</p>
          <SignupForm invitation={invitation.token} submit={words.submit} />
          {invitation.isEmpty && (
            <p className={prose.soft}>
              {bringBackCopy.invite}{' '}
              <Link to={restorePath(invitation.token)}>{bringBackCopy.inviteLink}</Link>
            </p>
          )}
        </div>
        <Doodle which={2} className={styles.cat} />
      </div>
    )
  }
  return (
    <div className={styles.invited}>
      <div className={`${layout.stack5} ${layout.start}`}>
        <h1 className={prose.title1}>
          {invitation === null ? signupCopy.noKeyNeeded : signupCopy.closedTitle}
        </h1>
        {invitation && <p className={styles.lead}>{signupCopy.closed(artistName)}</p>}
        <p className={styles.lead}>{signupCopy.noAccountText}</p>
        <p className={`${prose.soft} ${prose.wraps}`}>
          {signupCopy.accountsText(artistName)} <StudioMail email={email} />
        </p>
        <ButtonLink to={pagePaths.home}>{shopCopy.goFind}</ButtonLink>
      </div>
      <Doodle which={2} className={styles.cat} />
    </div>
  )
}
