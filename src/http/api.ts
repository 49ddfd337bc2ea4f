import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Shop } from '#compose'
import type { SignInMethod } from '#shop/people/identity/sessions.server.ts'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import type { FormPost } from './forms.ts'
import type { Client, Limits } from './limits/limits.ts'

export interface ApiEnv {
  Variables: {
    shop: Shop
    /** Null without a live session. */
    visitor: Visitor | null
    /** The session's secret as the client sent it; null without a live session. */
    token: string | null
    /** The proof of the account within the last ten minutes; null: longer ago, or never. */
    fresh: SignInMethod | null
    requestId: string
    client: Client
    limits: Limits
    /** The body came from an HTML form: failures and successes answer 303 to a page. */
    form: boolean
    /** The page after a successful form; set with `afterForm`. */
    formTarget: string | null
  }
  Bindings: {
    /** Node's request, when a socket is behind it; its `x-request-id` is the shop's own. */
    incoming?: { socket?: { remoteAddress?: string }; headers?: { 'x-request-id'?: string } }
    formPost?: FormPost
    /** Why the body could not be read; thrown once the request has an id and a log line. */
    refusal?: Error
  }
}

export type Api = OpenAPIHono<ApiEnv>
export type ApiContext = Context<ApiEnv>
