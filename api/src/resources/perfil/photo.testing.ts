import sharp from 'sharp'
import { useApi } from '../../../test/api.ts'
import { multipart } from '../../../test/multipart.ts'

/** An api for the tests of one file, with photos to send. */
export function usePhotos() {
  const api = useApi()

  const send = async (content: Buffer, filename = 'foto.jpg', token = api.token) => {
    const file = { member: 'perfil', filename, type: 'image/jpeg', content }
    const { headers, payload } = multipart({}, file)
    const url = '/admin/configuracion/editar_perfil_personal'
    return api.raw({ method: 'POST', url, headers: { ...headers, 'x-auth-token': token }, payload })
  }
  const load = (url: string) => api.app.inject({ method: 'GET', url })
  const stored = async () => {
    const keys: string[] = []
    for await (const { key } of api.app.files.list('fotos/')) keys.push(key)
    return keys
  }

  return { api, send, load, stored }
}

/** Left half red, right half blue. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#ff0000' } },
      left: 0,
      top: 0,
    },
  ])
