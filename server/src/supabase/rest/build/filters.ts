import { conditionSql } from './conditions'
import { joinAnd, type Build, type Scope, type Sql } from './scope'

/** The filters that choose which rows are written. */
export function filtersSql(build: Build, scope: Scope): Sql {
  return joinAnd(build.level.conditions.map((condition) => conditionSql(build, scope, condition, () => undefined)))
}
