import { addAlert } from '@backoffice/shared'
import { Box, Button, copyText, Stack, Text } from '@backoffice/shared/ui'
import { Dialog, FormButtons } from '@backoffice/shared/ui/dialog'
import { textos } from './paso.textos.ts'

const { codigos: copy } = textos

interface Props {
  open: boolean
  codigos: string[]
  onClose(): void
}

/** The new recovery codes, shown this once. */
export function CodigosDialog({ open, codigos, onClose }: Props) {
  return (
    <Dialog
      open={open}
      title={copy.titulo}
      size="sm"
      onClose={onClose}
      footer={
        <FormButtons
          primary={
            <Button variant="primary" onClick={onClose}>
              {copy.listo}
            </Button>
          }
          safe={
            <Button
              onClick={() =>
                void copyText(codigos.join('\n')).then((done) => done && addAlert(copy.copiados, 'success'))
              }
            >
              {copy.copiar}
            </Button>
          }
        />
      }
    >
      <Stack gap={4}>
        <Text>{copy.texto}</Text>
        <Box
          as="ul"
          aria-label={copy.lista}
          listStyleType="none"
          display="grid"
          gridTemplateColumns="repeat(auto-fit, minmax(9.5rem, 1fr))"
          gap="2"
          fontFamily="mono"
        >
          {codigos.map((codigo) => (
            <li key={codigo}>{codigo}</li>
          ))}
        </Box>
      </Stack>
    </Dialog>
  )
}
