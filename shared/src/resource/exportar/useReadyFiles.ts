import { useEffect, useState } from 'react'
import type { Exportacion } from '../../contract/index.ts'
import { api } from '../../http/api.ts'
import { download } from '../../http/download.ts'

const EVERY_MS = 1000
const AFTER_FAILURE_MS = 3000

export interface ReadyFilesState {
  /** null: not known yet. */
  files: Exportacion[] | null
  /** The last look failed; another one follows. */
  failed: boolean
  look(): void
  fetch(id: string): Promise<void>
  remove(id: string): Promise<void>
}

/** One's files, looked at every second while one of them is in preparation. */
export function useReadyFiles(): ReadyFilesState {
  const [files, setFiles] = useState<Exportacion[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const look = () => setTurn((before) => before + 1)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () =>
      api.post('/exportaciones/mias', {}, { silent: true, signal }).then(
        ({ exportaciones }) => {
          if (signal.aborted) return
          setFailed(false)
          setFiles(exportaciones)
          if (exportaciones.some(({ estado }) => estado === 'en_curso'))
            timer = setTimeout(() => void ask(), EVERY_MS)
        },
        () => {
          if (signal.aborted) return
          setFailed(true)
          timer = setTimeout(() => void ask(), AFTER_FAILURE_MS)
        },
      )
    void ask()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [turn])

  // What fails is said by an alert; the next look shows how things are.
  const fetch = (id: string) =>
    api.post('/exportaciones/descargar', { id }).then(({ url }) => download(url), look)
  const remove = (id: string) => api.post('/exportaciones/quitar', { id }).then(look, look)
  return { files, failed, look, fetch, remove }
}
