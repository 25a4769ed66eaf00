import { create } from 'zustand'
import type { Aspecto, Empresa, Lista, Sesion, UsuarioSesion } from '../contract/index.ts'
import { readToken, writeToken } from './token.ts'

export interface AuthState {
  token: string | null
  isAuthenticated: boolean
  usuario: UsuarioSesion | null
  empresa: Empresa | null
  /** What this server offers beyond the plain contract: calls by path, and extras of specified calls (D38, D45). */
  capacidades: readonly string[]
  /** How this person's lists look and begin; a list that they never changed is missing (D57). */
  listas: readonly Aspecto[]
  /** The office requires a second step, which has to be set up before anything else (E-17). */
  faltaPaso: boolean
  /** The instant from which it will be required of this person, who has none yet; null: it will not. */
  pasoDesde: string | null
  /** The last sign-in was refused (L-03). */
  loginError: boolean
  /** The answer of confirmar_correo: four digits or a ticket (D28). */
  codigo: string | null
}

const signedOut = {
  token: null,
  isAuthenticated: false,
  usuario: null,
  empresa: null,
  capacidades: [],
  listas: [],
  faltaPaso: false,
  pasoDesde: null,
  codigo: null,
} satisfies Partial<AuthState>

const restored = (): AuthState => {
  const token = readToken()
  return { ...signedOut, token, isAuthenticated: token !== null, loginError: false }
}

/** The signed-in person. Starts from the stored token (G-11). */
export const useAuth = create<AuthState>(restored)

/** The same outside a component. */
export const authState = (): AuthState => useAuth.getState()

/** The server returned a token: stores it under `token` and marks the person as authenticated (L-02). */
export function loginSucceeded(token: string): void {
  writeToken(token)
  useAuth.setState({ token, isAuthenticated: true, loginError: false, codigo: null })
}

/** The server refused: clears the token and sets the login-error state (L-03). */
export function loginFailed(): void {
  writeToken(null)
  useAuth.setState({ ...signedOut, loginError: true })
}

/** Stores the session's answer. */
export function sessionLoaded({ usuario, empresa, capacidades = [], listas = [], ...more }: Sesion): void {
  const faltaPaso = more.falta_paso === true
  useAuth.setState({
    usuario,
    empresa,
    capacidades,
    listas,
    faltaPaso,
    pasoDesde: more.paso_desde ?? null,
    isAuthenticated: true,
    loginError: false,
  })
}

/** Signed out, or the session is no longer valid (G-03, G-12). */
export function sessionEnded(): void {
  writeToken(null)
  useAuth.setState({ ...signedOut, loginError: false })
}

/** The signed-in person's own data changed (S-03). */
export function usuarioChanged(change: Partial<UsuarioSesion>): void {
  useAuth.setState(({ usuario }) => (usuario ? { usuario: { ...usuario, ...change } } : {}))
}

/** The office told its data. */
export function empresaChanged(change: Partial<Empresa>): void {
  useAuth.setState(({ empresa }) => (empresa ? { empresa: { ...empresa, ...change } } : {}))
}

/** This person changed how one of their lists looks or begins. */
export function aspectoChanged(lista: Lista, change: Partial<Aspecto>): void {
  useAuth.setState(({ listas }) => {
    const before = aspectoOf({ listas }, lista)
    return { listas: [...listas.filter((one) => one.lista !== lista), { ...before, ...change, lista }] }
  })
}

/** How a list looks and begins for this person. */
export const aspectoOf = (
  { listas }: Pick<AuthState, 'listas'>,
  lista: Lista | undefined,
): Omit<Aspecto, 'lista'> => listas.find((one) => one.lista === lista) ?? UNCHANGED

const UNCHANGED: Omit<Aspecto, 'lista'> = { columnas: null, compacta: false, inicio: null }

/** Stores the answer of confirmar_correo; null clears it. */
export function codigoChanged(codigo: string | null): void {
  useAuth.setState({ codigo })
}

/** Whether this server offers a call beyond the plain contract, by path, or an extra by name (D38, D45). */
export const hasCapacidad = ({ capacidades }: Pick<AuthState, 'capacidades'>, name: string): boolean =>
  capacidades.includes(name)

/** Whether the session's answer offers nothing beyond the plain contract; false until it arrives. */
export function isPlainServer(): boolean {
  const { usuario, capacidades } = useAuth.getState()
  return usuario !== null && capacidades.length === 0
}

/** Reloads the state from storage; for tests. */
export const resetAuth = (): void => useAuth.setState(restored(), true)
