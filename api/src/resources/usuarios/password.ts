import { checkPassword } from '../../platform/auth/password/check-password.ts'
import type { PasswordOwner } from '../../platform/auth/password/own-words.ts'
import { hashPassword } from '../../platform/auth/password/password.ts'
import { badField, Refusal } from '../../platform/http/refusal.ts'

/**
 * Hashes a new password; returns undefined if the request has none. It runs before the transaction, because it is
 * deliberately slow and would hold a lock meanwhile.
 */
export async function newPassword(
  body: { password?: string | undefined; passwordConf?: string | undefined },
  ownerOf: () => PasswordOwner | Promise<PasswordOwner>,
): Promise<string | undefined> {
  const { password, passwordConf } = body
  if (password === undefined) {
    if (passwordConf === undefined) return undefined
    throw refused('password', 'Deben llenarse ambas contraseñas')
  }
  if (passwordConf !== undefined && passwordConf !== password) {
    throw refused('passwordConf', 'Las contraseñas no coinciden')
  }
  const problem = await checkPassword(password, await ownerOf())
  if (problem) throw badField('password', problem)
  return hashPassword(password)
}

const refused = (campo: string, msg: string) => new Refusal(400, msg, { campos: { [campo]: msg } })
