export { breadcrumbOf } from './breadcrumb'
export { lazyPage } from './lazyPage'
export { defineRemote, type AsksFirst, type PageHandle, type RemoteModule } from './module'
export { hasPermission } from './permissions'
export {
  RemoteComponent,
  setRemoteComponentLoader,
  type RemoteComponentLoader,
  type RemoteComponentName,
  type RemoteComponents,
} from './RemoteComponent'
export { permissionGroups, setRemotes, usePermissionGroups, type PermissionGroup } from './remotes'
export { clearUnsaved, hasUnsaved, mayLeave, offerToAsk, useUnsaved } from './unsaved'
