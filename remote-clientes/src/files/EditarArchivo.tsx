import { addAlert, api } from '@backoffice/shared'
import type { Archivo } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { Box, Button, Notice, Row } from '@backoffice/shared/ui'
import { FormDialog, UnsavedChangesDialog } from '@backoffice/shared/ui/dialog'
import { FieldGrid, FileField, TextAreaField, TextField } from '@backoffice/shared/ui/form'
import { useRef, useState } from 'react'
import { textos } from './archivos.textos'
import { accept, extensionDe } from './limites'
import { problemaDe } from './problemaDe'
import { Progreso } from './Progreso'
import { cuerpoDe } from './subidas'

interface Props {
  idCliente: string
  archivo: Archivo
  onClose(): void
  onSaved(archivos: Archivo[]): void
  /** The file is not as it was shown. */
  onStale(): void
}

interface EditarForm {
  nombre: string
  descripcion: string
  archivo: File | null
}

const { editar, campos: labels } = textos

/** «Editar archivo»: its name, its description, and other bytes if some are chosen (P-13). */
export function EditarArchivo({ idCliente, archivo, onClose, onSaved, onStale }: Props) {
  const form = useForm<EditarForm>({
    defaultValues: { nombre: archivo.nombre, descripcion: archivo.descripcion ?? '', archivo: null },
  })
  const changes = useUnsavedChanges(form.formState.isDirty)
  // As it was when the dialog opened: another version of it comes with `onStale` (D41).
  const [opened] = useState(archivo)
  const changed = archivo.version !== opened.version
  const [fraction, setFraction] = useState<number | null>(null)
  const upload = useRef<AbortController | null>(null)
  const { save, pending, campos, error } = useSave(
    (values: EditarForm) => {
      upload.current = new AbortController()
      const { nombre, descripcion, archivo: file } = values
      const texts = { id_archivo: archivo._id, id_cliente: idCliente, nombre: nombre.trim(), descripcion }
      const version = archivo.version === undefined ? {} : { version: archivo.version }
      const extension = file ? extensionDe(file.name) : archivo.extension
      return api.post('/clientes/editar_archivo', cuerpoDe({ ...texts, ...version }, file, extension), {
        signal: upload.current.signal,
        ...(file && { onProgress: setFraction }),
      })
    },
    {
      onSaved: ({ archivos }) => {
        onClose()
        onSaved(archivos)
      },
      onFailed: ({ status }) => {
        setFraction(null)
        if (status !== 404 && status !== 409) return
        if (status === 404) onClose()
        onStale()
      },
    },
  )

  const check = (values: EditarForm) => {
    const sinNombre = values.nombre.trim() === ''
    if (sinNombre) {
      addAlert(textos.faltanObligatorios, 'danger')
      form.setError('nombre', { message: textos.problemas.nombre }, { shouldFocus: true })
    }
    const problem = values.archivo && problemaDe(values.archivo)
    if (problem) form.setError('archivo', { message: problem }, { shouldFocus: !sinNombre })
    return sinNombre || problem !== null
  }

  return (
    <>
      <FormDialog
        open
        title={editar.titulo}
        form={form}
        onSubmit={save}
        check={check}
        submitLabel={editar.guardar}
        busy={pending}
        campos={campos}
        error={changed && error?.status === 409 ? null : error}
        onClose={() => changes.before(onClose)}
      >
        {changed && (
          <Box mb="4">
            <Notice tone="warning" title={editar.cambio.titulo}>
              {editar.cambio.texto(archivo.nombre, archivo.descripcion)}
            </Notice>
          </Box>
        )}
        <FieldGrid columns={1}>
          <TextField name="nombre" label={labels.nombre} required maxLength={500} />
          <TextAreaField name="descripcion" label={labels.descripcion} rows={3} maxLength={5000} />
          <FileField
            name="archivo"
            label={editar.reemplazar}
            accept={accept}
            hint={`${editar.conservar} ${textos.limites}`}
          />
        </FieldGrid>
        {pending && fraction !== null && (
          <Row wrap={false}>
            <Progreso label={textos.agregar.subiendo} fraction={fraction} text={null} />
            <Button size="sm" onClick={() => upload.current?.abort()}>
              {textos.agregar.cancelarSubida}
            </Button>
          </Row>
        )}
      </FormDialog>
      <UnsavedChangesDialog changes={changes} />
    </>
  )
}
