import { api, saveFrom } from '@backoffice/shared'
import { DESTINOS, tituloDe } from '@backoffice/shared/cliente'
import type { Importacion } from '@backoffice/shared/contract'
import { useSave } from '@backoffice/shared/resource'
import { Box, Button, Card, Field, IconDownload, Notice, Stack, Text } from '@backoffice/shared/ui'
import { FilePicker } from '@backoffice/shared/ui/form'
import { useState } from 'react'
import { Progress } from '../Progress.tsx'
import { useDrop } from '../useDrop.ts'
import { Anteriores } from './Anteriores.tsx'
import { textos } from './importar.textos.ts'
import { accept, problemOf, unansweredIn } from './problem.ts'

const { elegir } = textos

/** The titles of a sheet that is understood without choosing anything: those of an export, and no name in one column. */
const titles = () => DESTINOS.filter((destino) => destino !== 'nombre_completo').map(tituloDe)

/** Makes the browser save an empty sheet with these titles; the mark makes spreadsheets read its accents. */
const savePlantilla = (name: string): void =>
  saveFrom(`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${titles().join(',')}\r\n`)}`, name)

/** Where the sheet is chosen or dropped; the server reads it at once. */
export function Elegir({ onRead }: { onRead(importacion: Importacion): void }) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [fraction, setFraction] = useState<number | null>(null)
  const { save, pending, error } = useSave(
    (chosen: File) => {
      const body = new FormData()
      body.append('archivo', chosen)
      return api.post('/clientes/leer_importacion', body, { onProgress: setFraction })
    },
    { onSaved: ({ importacion }) => onRead(importacion), onFailed: () => setFraction(null) },
  )
  const choose = ([chosen]: File[]) => {
    if (!chosen || pending) return
    const refused = problemOf(chosen)
    setFile(chosen)
    setProblem(refused)
    if (refused === null) void save(chosen)
  }
  const { over, handlers } = useDrop(choose)
  const refused = problem ?? (error && (error.campos.archivo ?? unansweredIn(elegir)))

  return (
    <Stack gap={5}>
      <Card
        title={elegir.titulo}
        actions={
          <Button size="sm" icon={<IconDownload />} onClick={() => savePlantilla(elegir.archivoDePlantilla)}>
            {elegir.plantilla}
          </Button>
        }
      >
        <Box
          {...handlers}
          data-over={over || undefined}
          borderWidth="2px"
          borderStyle="dashed"
          borderColor={over ? 'accent' : 'border'}
          bg={over ? 'accent.subtle' : 'bg.subtle'}
          borderRadius="md"
          p="4"
        >
          <Stack gap={3}>
            <Field label={elegir.archivo} hint={elegir.limites}>
              {(ids) => (
                <FilePicker
                  {...ids}
                  accept={accept}
                  disabled={pending}
                  files={file ? [file] : []}
                  onFiles={choose}
                />
              )}
            </Field>
            <Text size="sm" tone="muted">
              {elegir.soltar}
            </Text>
            {pending && <Progress label={elegir.leyendo} fraction={fraction} text={null} />}
            {refused && <Notice tone="danger">{refused}</Notice>}
          </Stack>
        </Box>
      </Card>
      <Anteriores />
    </Stack>
  )
}
