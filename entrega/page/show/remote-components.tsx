import type { RemoteComponentLoader, RemoteComponentName, RemoteComponents } from '@backoffice/shared'
import { createElement, type ComponentType } from 'react'
import { componentOf } from '../load/module-shape.ts'
import { RemoteSlot } from './RemoteSlot.tsx'

/** Implements `<RemoteComponent name="clientes/PerfilCliente" …/>`, with the same loading and failures as a page. */
export const remoteComponents: RemoteComponentLoader = <N extends RemoteComponentName>(id: N) => {
  const [remote = '', component = ''] = id.split('/')
  return function Offered(props: RemoteComponents[N]) {
    return (
      <RemoteSlot name={remote} expose={`./${component}`} read={componentOf}>
        {(Component) => createElement(Component as ComponentType<object>, props)}
      </RemoteSlot>
    )
  }
}
