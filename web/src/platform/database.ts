/**
 * Stands in until `shared/src/database.ts` is generated from the schema; then this file goes and
 * `backend.ts` imports `Database` from `@reelwright/shared`.
 */
interface AnyTable {
  Row: Record<string, unknown>
  Insert: Record<string, unknown>
  Update: Record<string, unknown>
  Relationships: []
}

export interface Database {
  public: {
    Tables: Record<string, AnyTable>
    Views: Record<string, never>
    Functions: Record<string, { Args: Record<string, unknown>; Returns: unknown }>
  }
}
