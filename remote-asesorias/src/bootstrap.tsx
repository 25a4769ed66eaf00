import { startStandalone } from '@backoffice/shared/testing/standalone'
import remote from '../remote.json'
import module from './module.tsx'

void startStandalone({ module, remote })
