import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster'
import { Pooler } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Pooler'
import { ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { CronJob } from 'kubernetes-models/batch/v1/CronJob'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim'
import { Secret } from 'kubernetes-models/v1/Secret'
import { Service } from 'kubernetes-models/v1/Service'

/** The kinds under deploy/, all of which the checks know. */
export const kinds = [
  Cluster,
  ConfigMap,
  CronJob,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Pooler,
  ScheduledBackup,
  Secret,
  Service,
]

interface Kind<T> {
  apiVersion: string
  kind: string
  new (data?: never): T
}

/** One document of a manifest. */
export interface Resource {
  file: string
  apiVersion: string
  kind: string
  name: string
  data: object
}

/** The documents of one kind, with its types; call it only after the schema check. */
export const ofKind = <T>(resources: Resource[], { apiVersion, kind }: Kind<T>): T[] =>
  resources
    .filter((resource) => resource.apiVersion === apiVersion && resource.kind === kind)
    .map(({ data }) => data as T)
