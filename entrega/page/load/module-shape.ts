import type { RemoteModule } from '@backoffice/shared'
import type { ComponentType } from 'react'
import { fail, ok, type Result } from '../failures/result.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const defaultOf = (module: unknown) => (isRecord(module) ? module['default'] : undefined)

const isRoute = (value: unknown) =>
  isRecord(value) && (value['index'] === true || typeof value['path'] === 'string')

/** A remote's `./module` must have routes as its default export. */
export function moduleOf(id: string, module: unknown): Result<RemoteModule> {
  const exported = defaultOf(module)
  const routes = isRecord(exported) ? exported['routes'] : undefined
  if (Array.isArray(routes) && routes.length > 0 && routes.every(isRoute))
    return ok(exported as unknown as RemoteModule)
  return fail('shape', new Error(`${id} exports no routes by default`))
}

/** An exposed component: a function, or the result of `memo` or `forwardRef`. */
export function componentOf(id: string, module: unknown): Result<ComponentType<never>> {
  const exported = defaultOf(module)
  if (typeof exported === 'function' || (isRecord(exported) && '$$typeof' in exported))
    return ok(exported as ComponentType<never>)
  return fail('shape', new Error(`${id} exports no component by default`))
}
