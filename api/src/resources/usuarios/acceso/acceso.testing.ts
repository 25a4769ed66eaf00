import { newEmail, useUsuarios } from '../usuarios.testing.ts'

const TODO = { clientes: true, asesorias: true }

/** An api for the tests of one file, with helpers for the access of users. */
export function useAcceso() {
  const usuarios = useUsuarios()
  const { api } = usuarios
  /** Somebody who has signed in. */
  async function somebody(permisos: object = TODO, tipo: 0 | 1 = 1) {
    const email = newEmail()
    const id = await api.addUser({ email, nombre: 'Eva', tipo })
    await api.sql('update usuarios set permisos = $1 where _id = $2', [JSON.stringify(permisos), id])
    return { id, email, token: await api.signIn(email) }
  }
  const close = (id: string, campos: object = {}, token = api.token) =>
    api.call('POST /usuarios/cerrar_acceso', { id, ...campos }, { token })
  const giveBack = (id: string, token = api.token) =>
    api.call('POST /usuarios/devolver_acceso', { id }, { token })
  const seen = async (id: string) => (await api.call('POST /usuarios/ver_acceso', { id })).body.acceso
  return { ...usuarios, somebody, close, giveBack, seen }
}
