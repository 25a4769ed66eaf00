import { create } from 'zustand'
import type { Empresa, Sesion, UsuarioSesion } from '../contract'
import { readToken, writeToken } from './token'

export interface AuthState {
  token: string | null
  isAuthenticated: boolean
  usuario: UsuarioSesion | null
  empresa: Empresa | null
  /** What this server offers beyond the plain contract: calls as paths, and extras of the specification's calls (D38, D45). */
  capacidades: readonly string[]
  /** The last sign-in was refused (L-03). */
  loginError: boolean
  /** What confirmar_correo answered: four digits or a ticket (D28). */
  codigo: string | null
}

const signedOut = {
  token: null,
  isAuthenticated: false,
  usuario: null,
  empresa: null,
  capacidades: [],
  codigo: null,
} satisfies Partial<AuthState>

const restored = (): AuthState => {
  const token = readToken()
  return { ...signedOut, token, isAuthenticated: token !== null, loginError: false }
}

/** Who is signed in. Starts from the stored token (G-11). */
export const useAuth = create<AuthState>(restored)

/** The same outside of a component. */
export const authState = (): AuthState => useAuth.getState()

/** The server answered a token: kept under `token`, marked authenticated (L-02). */
export function loginSucceeded(token: string): void {
  writeToken(token)
  useAuth.setState({ token, isAuthenticated: true, loginError: false, codigo: null })
}

/** The server refused: no token, the login-error state is set (L-03). */
export function loginFailed(): void {
  writeToken(null)
  useAuth.setState({ ...signedOut, loginError: true })
}

/** The session's answer. */
export function sessionLoaded({ usuario, empresa, capacidades = [] }: Sesion): void {
  useAuth.setState({ usuario, empresa, capacidades, isAuthenticated: true, loginError: false })
}

/** Signed out, or the session is not valid any more (G-03, G-12). */
export function sessionEnded(): void {
  writeToken(null)
  useAuth.setState({ ...signedOut, loginError: false })
}

/** The signed-in person's own data changed (S-03). */
export function usuarioChanged(change: Partial<UsuarioSesion>): void {
  useAuth.setState(({ usuario }) => (usuario ? { usuario: { ...usuario, ...change } } : {}))
}

/** What confirmar_correo answered; null forgets it. */
export function codigoChanged(codigo: string | null): void {
  useAuth.setState({ codigo })
}

/** Whether this server offers a call beyond the plain contract, by its path, or an extra by its name (D38, D45). */
export const hasCapacidad = ({ capacidades }: Pick<AuthState, 'capacidades'>, name: string): boolean =>
  capacidades.includes(name)

/** The session's answer offers nothing beyond the plain contract; false until there is one. */
export function isPlainServer(): boolean {
  const { usuario, capacidades } = useAuth.getState()
  return usuario !== null && capacidades.length === 0
}

/** Starts again from what is stored; for tests. */
export const resetAuth = (): void => useAuth.setState(restored(), true)
