import { api, toApiError, type ApiError } from '@backoffice/shared'
import type { Archivo } from '@backoffice/shared/contract'
import { useOneCall } from '@backoffice/shared/resource'
import { useEffect, useRef, useState } from 'react'
import { textos } from '../archivos.textos.ts'
import { extensionDe } from '../limits.ts'
import {
  cuerpoDe,
  enCurso,
  otraVez,
  seEnvia,
  seRechaza,
  uploadOf,
  type DeClase,
  type Estado,
  type Upload,
} from './uploads.ts'

export interface Uploads {
  list: Upload[]
  /** A file is being uploaded or queued. */
  busy: boolean
  add(files: Iterable<File>): void
  change(key: number, texts: { nombre: string } | { descripcion: string } | DeClase): void
  /** Takes another choice of its file, with what was typed. */
  replace(key: number, file: File): void
  remove(key: number): void
  /**
   * Uploads one file, or all that wait; a file without a name gets an error instead, and none
   * is sent. Resolves to true when all are
   * uploaded.
   */
  send(key?: number): Promise<boolean>
  /** Cancels the running upload, or removes a waiting one. */
  cancel(key: number): void
}

/**
 * Uploads files for a client, one after another. Each can be cancelled or tried again separately. `classed`: the server
 * takes what they are and until when (E-19).
 */
export function useUploads(
  idCliente: string,
  classed: boolean,
  onUploaded: (archivos: Archivo[]) => void,
): Uploads {
  const [list, setList] = useState<Upload[]>([])
  // The current state for code that continues after an await.
  const current = useRef<Upload[]>([])
  const { begin, end } = useOneCall()
  const controllers = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const under = controllers.current
    return () => under.forEach((controller) => controller.abort())
  }, [])

  const update = (next: (list: Upload[]) => Upload[]) => {
    current.current = next(current.current)
    setList(current.current)
  }
  const put = (key: number, change: Partial<Upload>) =>
    update((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const move = (key: number, estado: Estado) => put(key, { estado })
  const remove = (key: number) => update((all) => all.filter((one) => one.key !== key))

  const send = async (key?: number): Promise<boolean> => {
    const chosen = current.current.filter((one) => seEnvia(one) && (key === undefined || one.key === key))
    const nameless = chosen.filter(({ nombre }) => nombre.trim() === '')
    nameless.forEach((one) => put(one.key, { problemaNombre: textos.problemas.nombre }))
    if (nameless.length > 0 || chosen.some(seRechaza)) return false
    chosen.forEach((one) => move(one.key, { tipo: 'en-fila' }))
    if (!begin()) return false
    try {
      for (;;) {
        const next = current.current.find(({ estado }) => estado.tipo === 'en-fila')
        if (!next) break
        await upload(next)
      }
    } finally {
      end()
    }
    return current.current.every(({ estado }) => estado.tipo === 'subida')
  }

  const upload = async (one: Upload) => {
    const controller = new AbortController()
    controllers.current.set(one.key, controller)
    move(one.key, { tipo: 'subiendo', fraccion: 0 })
    const { clase, vence } = one
    const texts = {
      ...{ id_cliente: idCliente, nombre: one.nombre.trim(), descripcion: one.descripcion },
      ...(classed && { ...(clase && { clase }), ...(vence && { vence }) }),
    }
    try {
      const { archivos } = await api.post(
        '/clientes/crear_archivo',
        cuerpoDe(texts, one.file, extensionDe(one.file.name)),
        {
          signal: controller.signal,
          idempotencyKey: one.attempts.keyFor(texts),
          onProgress: (fraccion) => {
            if (!controller.signal.aborted) move(one.key, { tipo: 'subiendo', fraccion })
          },
        },
      )
      move(one.key, { tipo: 'subida' })
      onUploaded(archivos)
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.kind === 'answer') one.attempts.settled()
      put(one.key, { estado: afterFailure(error), problemaNombre: error.campos.nombre ?? null })
    } finally {
      controllers.current.delete(one.key)
    }
  }

  return {
    list,
    busy: list.some(enCurso),
    add: (files) => update((all) => [...all, ...Array.from(files, uploadOf)]),
    change: (key, texts) => put(key, { ...texts, ...('nombre' in texts && { problemaNombre: null }) }),
    replace: (key, file) => update((all) => all.map((one) => (one.key === key ? otraVez(one, file) : one))),
    remove,
    send,
    cancel: (key) => {
      const controller = controllers.current.get(key)
      if (controller) controller.abort()
      else move(key, { tipo: 'lista' })
    },
  }
}

function afterFailure({ kind, status, msg, campos }: ApiError): Estado {
  if (kind === 'aborted') return { tipo: 'lista' }
  if (kind !== 'answer') {
    const { sinRespuesta, sinConexion } = textos.problemas
    return { tipo: 'fallo', motivo: navigator.onLine ? sinRespuesta : sinConexion }
  }
  // Not sent: the file changed after it was chosen.
  if (status === null) return { tipo: 'cambiada', motivo: campos.archivo ?? textos.problemas.rechazado }
  // The field of the name shows its own error.
  const { nombre: _, ...others } = campos
  return { tipo: 'fallo', motivo: Object.values(others)[0] ?? msg ?? textos.problemas.rechazado }
}
