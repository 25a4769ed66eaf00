import { Box } from '@backoffice/shared/ui'
import { textos } from '../archivos.textos.ts'
import { Progress } from '../../Progress.tsx'
import { enCurso, type Upload } from './uploads.ts'

const { agregar } = textos

/** How far a file is, in a line that is there from the beginning; on a phone it has room for a reason of two lines. */
export function UploadState({ upload }: { upload: Upload }) {
  const { file, estado } = upload
  const problem = estado.tipo === 'rechazada' || estado.tipo === 'fallo'
  return (
    <Box
      role={problem ? 'alert' : undefined}
      display="flex"
      alignItems="center"
      minHeight={{ base: '2.75rem', sm: '6' }}
      mb="2"
      fontSize="sm"
      overflowWrap="anywhere"
      color={problem ? 'danger.text' : 'fg.muted'}
    >
      {enCurso(upload) ? (
        <Progress
          label={`${agregar.subiendo} ${file.name}`}
          fraction={estado.tipo === 'subiendo' ? estado.fraccion : null}
          text={estado.tipo === 'subiendo' ? null : agregar.enFila}
        />
      ) : (
        sentenceOf(upload)
      )}
    </Box>
  )
}

function sentenceOf({ estado }: Upload): string {
  if (estado.tipo === 'subida') return agregar.subido
  return estado.tipo === 'rechazada' || estado.tipo === 'fallo' ? estado.motivo : agregar.porSubir
}
