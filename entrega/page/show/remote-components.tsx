import type { RemoteComponentLoader, RemoteComponentName, RemoteComponents } from '@backoffice/shared'
import { createElement, type ComponentType } from 'react'
import { componentOf } from '../load/module-shape.ts'
import { RemoteFailure } from './RemoteFailure.tsx'
import { RemoteSlot } from './RemoteSlot.tsx'
import { useRemoteModule } from './useRemote.ts'

/** Implements `<RemoteComponent name="clientes/PerfilCliente" …/>`, with the same loading and failures as a page. */
export const remoteComponents: RemoteComponentLoader = <N extends RemoteComponentName>(id: N) => {
  type Props = RemoteComponents[N]
  const [remote = '', component = ''] = id.split('/')

  function Loaded({ props }: { props: Props }) {
    const loaded = useRemoteModule(remote, `./${component}`)
    const found = loaded.ok ? componentOf<Props>(id, loaded.value) : loaded
    if (!found.ok) return <RemoteFailure name={remote} failure={found.failure} />
    return createElement(found.value as ComponentType<object>, props)
  }

  return function Offered(props: Props) {
    return (
      <RemoteSlot name={remote}>
        <Loaded props={props} />
      </RemoteSlot>
    )
  }
}
