import { data, redirect } from 'react-router'
import { adminPathIn, pagePaths } from '#platform/addresses/page-paths.ts'
import { isSecret } from '#platform/ids.ts'
import { SignIn } from '#shop/people/sign-in/pages/sign-in.tsx'
import { answerPageForm } from '#web/form/plain/answer-page-form.server.ts'
import { shopContext, visitorContext } from '#web/shop-context.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import type { Route } from './+types/catch-all'
import { shellCopy } from './copy.ts'

/** These addresses include the sign-in path, which no list names. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { pathname, searchParams } = url
  if (pathname !== (await shop.settings.signInPath(shop.config.signInPath))) {
    throw data(null, { status: 404 })
  }
  const visitor = context.get(visitorContext)
  const next = adminPathIn(searchParams.get('next'))
  if (visitor && visitor.role !== 'guest') throw redirect(next ?? pagePaths.home)
  const token = searchParams.get('link')
  const link = token !== null && isSecret(token) ? token : null
  return { next, link }
}

export const action = answerPageForm

export function headers() {
  return { 'X-Robots-Tag': 'noindex' }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[1]?.loaderData, {
    title: shellCopy.logIn,
    description: shellCopy.logIn,
    path: '',
    noindex: true,
  })
}

export default function CatchAll({ loaderData }: Route.ComponentProps) {
  return <SignIn {...loaderData} />
}
