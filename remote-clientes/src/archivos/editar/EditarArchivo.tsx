import { api, hasCapacidad, useAuth, type ApiError } from '@backoffice/shared'
import type { Archivo } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import type { ClaseArchivo } from '@backoffice/shared/format'
import { empty, refuse, useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { Box, Button, Notice, Row } from '@backoffice/shared/ui'
import { ChangedBy, FormDialog } from '@backoffice/shared/ui/dialog'
import { DateField } from '@backoffice/shared/ui/date'
import { SelectField } from '@backoffice/shared/ui/select'
import { FieldGrid, FileField, TextAreaField, TextField } from '@backoffice/shared/ui/form'
import { useRef, useState } from 'react'
import { textos } from '../archivos.textos.ts'
import { clases } from '../clases.ts'
import { accept, extensionDe } from '../limits.ts'
import { problemOf } from '../problemOf.ts'
import { Progress } from '../../Progress.tsx'
import { cuerpoDe } from '../subir/uploads.ts'

interface Props {
  idCliente: string
  archivo: Archivo
  onClose(): void
  onSaved(archivos: Archivo[]): void
  /** Called when somebody else has changed or deleted the file meanwhile. */
  onStale(): void
}

interface EditarForm {
  nombre: string
  descripcion: string
  clase: ClaseArchivo | null
  vence: string | null
  archivo: File | null
}

const { editar, campos: labels } = textos

/** «Editar archivo»: its name, its description, what it is and until when it is good (E-19), and other bytes if some are chosen (P-13). */
export function EditarArchivo({ idCliente, archivo, onClose, onSaved, onStale }: Props) {
  const form = useForm<EditarForm>({
    defaultValues: {
      ...{ nombre: archivo.nombre, descripcion: archivo.descripcion ?? '', archivo: null },
      ...{ clase: archivo.clase ?? null, vence: archivo.vence ?? null },
    },
  })
  const classed = useAuth((auth) => hasCapacidad(auth, 'archivos.clase'))
  const changes = useUnsavedChanges(form.formState.isDirty)
  // The file as it was when the dialog opened; `onStale` brings a newer version (D41).
  const [opened] = useState(archivo)
  const changed = archivo.version !== opened.version
  const [changedBy, setChangedBy] = useState<ApiError['modificado']>(null)
  const [fraction, setFraction] = useState<number | null>(null)
  const upload = useRef<AbortController | null>(null)
  const { save, pending, campos, error } = useSave(
    (values: EditarForm) => {
      upload.current = new AbortController()
      const { nombre, descripcion, clase, vence, archivo: file } = values
      const texts = { id_archivo: archivo._id, id_cliente: idCliente, nombre: nombre.trim(), descripcion }
      const version = archivo.version === undefined ? {} : { version: archivo.version }
      // What nobody changed keeps its value.
      const more = {
        ...(clase !== (opened.clase ?? null) && { clase: clase ?? '' }),
        ...(vence !== (opened.vence ?? null) && { vence: vence ?? '' }),
      }
      const extension = file ? extensionDe(file.name) : archivo.extension
      return api.post(
        '/clientes/editar_archivo',
        cuerpoDe({ ...texts, ...more, ...version }, file, extension),
        {
          signal: upload.current.signal,
          ...(file && { onProgress: setFraction }),
        },
      )
    },
    {
      onSaved: ({ archivos }) => {
        onClose()
        onSaved(archivos)
      },
      onFailed: ({ status, modificado }) => {
        setFraction(null)
        if (status !== 404 && status !== 409) return
        setChangedBy(modificado)
        if (status === 404) onClose()
        onStale()
      },
    },
  )

  const check = (values: EditarForm) => {
    const sinNombre = empty(values, { nombre: textos.problemas.nombre })
    const problem = values.archivo && problemOf(values.archivo)
    return refuse(form, sinNombre.nombre ? textos.faltanObligatorios : null, {
      ...sinNombre,
      ...(problem && { archivo: problem }),
    })
  }

  return (
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
      changes={changes}
      progress={
        pending &&
        fraction !== null && (
          <Row wrap={false}>
            <Progress label={textos.agregar.subiendo} fraction={fraction} text={null} />
            <Button size="sm" onClick={() => upload.current?.abort()}>
              {textos.agregar.cancelarSubida}
            </Button>
          </Row>
        )
      }
      onClose={onClose}
    >
      {changed && (
        <Box mb="4">
          <Notice tone="warning" title={editar.cambio.titulo}>
            {changedBy && (
              <>
                <ChangedBy {...changedBy} />{' '}
              </>
            )}
            {editar.cambio.texto(archivo.nombre, archivo.descripcion)}
          </Notice>
        </Box>
      )}
      <FieldGrid columns={1}>
        <TextField name="nombre" label={labels.nombre} required maxLength={500} />
        <TextAreaField name="descripcion" label={labels.descripcion} rows={3} maxLength={5000} />
        {classed && (
          <SelectField name="clase" label={labels.clase} placeholder={textos.elegirClase} options={clases} />
        )}
        {classed && <DateField name="vence" label={labels.vence} />}
        <FileField
          name="archivo"
          label={editar.reemplazar}
          accept={accept}
          hint={`${editar.conservar} ${textos.limites}`}
        />
      </FieldGrid>
    </FormDialog>
  )
}
