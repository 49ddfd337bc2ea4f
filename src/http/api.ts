import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Shop } from '#compose'
import type { AuditAction } from '#shop/people/audit/audit.ts'
import type { SignInMethod } from '#shop/people/identity/sessions.server.ts'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import type { FormPost } from './forms.ts'
import type { Client, Limits } from './limits/limits.ts'

export interface ApiEnv {
  Variables: {
    shop: Shop
    visitor: Visitor | null
    token: string | null
    /** Proved within the last ten minutes. */
    fresh: SignInMethod | null
    requestId: string
    client: Client
    limits: Limits
    form: boolean
    formTarget: string | null
    /** The action of this request, where the action of its call is too wide. */
    did: AuditAction | undefined
  }
  Bindings: {
    shop: Shop
    limits: Limits
    /** Its `x-request-id` is the shop's own. */
    incoming?: { socket?: { remoteAddress?: string }; headers?: { 'x-request-id'?: string } }
    formPost?: FormPost
    refusal?: Error
  }
}

export type Api = OpenAPIHono<ApiEnv>
export type ApiContext = Context<ApiEnv>
