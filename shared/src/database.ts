// Made by `npm run row-types` from database/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export interface Database {
  public: {
    Tables: {
      deleted_scripts: {
        Row: {
          id: string
          user_id: string
          title: string
          product_name: string
          status: string
          deleted_at: string
        }
        Insert: {
          id: string
          user_id: string
          title: string
          product_name: string
          status: string
          deleted_at?: string
        }
        Update: {
          id?: string
          user_id?: string
          title?: string
          product_name?: string
          status?: string
          deleted_at?: string
        }
        Relationships: []
      }
      generations: {
        Row: {
          id: string
          user_id: string
          idempotency_key: string
          input_digest: string
          state: string
          result: Json | null
          created_at: string
          expires_at: string
          settled_at: string | null
          writer: string | null
          input_tokens: number | null
          output_tokens: number | null
          cost_microdollars: number | null
          repair_rounds: number | null
          fell_back: string | null
        }
        Insert: {
          id?: string
          user_id: string
          idempotency_key: string
          input_digest: string
          state?: string
          result?: Json | null
          created_at?: string
          expires_at: string
          settled_at?: string | null
          writer?: string | null
          input_tokens?: number | null
          output_tokens?: number | null
          cost_microdollars?: number | null
          repair_rounds?: number | null
          fell_back?: string | null
        }
        Update: {
          id?: string
          user_id?: string
          idempotency_key?: string
          input_digest?: string
          state?: string
          result?: Json | null
          created_at?: string
          expires_at?: string
          settled_at?: string | null
          writer?: string | null
          input_tokens?: number | null
          output_tokens?: number | null
          cost_microdollars?: number | null
          repair_rounds?: number | null
          fell_back?: string | null
        }
        Relationships: []
      }
      hook_library_favourites: {
        Row: {
          user_id: string
          item_id: string
          created_at: string
        }
        Insert: {
          user_id?: string
          item_id: string
          created_at?: string
        }
        Update: {
          user_id?: string
          item_id?: string
          created_at?: string
        }
        Relationships: []
      }
      hook_library_items: {
        Row: {
          id: string
          user_id: string
          kind: string
          text: string
          category: string
          style: string
          idempotency_key: string | null
          created_at: string
          updated_at: string
        }
        Insert: {
          id?: string
          user_id?: string
          kind: string
          text: string
          category: string
          style: string
          idempotency_key?: string | null
          created_at?: string
          updated_at?: string
        }
        Update: {
          id?: string
          user_id?: string
          kind?: string
          text?: string
          category?: string
          style?: string
          idempotency_key?: string | null
          created_at?: string
          updated_at?: string
        }
        Relationships: []
      }
      notifications: {
        Row: {
          id: string
          user_id: string
          kind: string
          title: string
          message: string
          link: string | null
          created_at: string
        }
        Insert: {
          id?: string
          user_id: string
          kind: string
          title: string
          message?: string
          link?: string | null
          created_at?: string
        }
        Update: {
          id?: string
          user_id?: string
          kind?: string
          title?: string
          message?: string
          link?: string | null
          created_at?: string
        }
        Relationships: []
      }
      payments: {
        Row: {
          id: string
          user_id: string | null
          subscription_id: string | null
          customer_id: string | null
          number: string | null
          description: string
          status: string
          amount_cents: number
          paid_cents: number
          currency: string
          period_start: string | null
          period_end: string | null
          paid_at: string | null
          failed_at: string | null
          receipt_url: string | null
          read_number: number
          created_at: string
        }
        Insert: {
          id: string
          user_id?: string | null
          subscription_id?: string | null
          customer_id?: string | null
          number?: string | null
          description?: string
          status: string
          amount_cents: number
          paid_cents?: number
          currency: string
          period_start?: string | null
          period_end?: string | null
          paid_at?: string | null
          failed_at?: string | null
          receipt_url?: string | null
          read_number?: number
          created_at: string
        }
        Update: {
          id?: string
          user_id?: string | null
          subscription_id?: string | null
          customer_id?: string | null
          number?: string | null
          description?: string
          status?: string
          amount_cents?: number
          paid_cents?: number
          currency?: string
          period_start?: string | null
          period_end?: string | null
          paid_at?: string | null
          failed_at?: string | null
          receipt_url?: string | null
          read_number?: number
          created_at?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          id: string
          first_name: string | null
          full_name: string | null
          avatar_url: string | null
          avatar_path: string | null
          tiktok_username: string | null
          editor_theme: string
          notify_script_ready: boolean
          notify_trending: boolean
          notify_performance: boolean
          notify_product_updates: boolean
          created_at: string
          updated_at: string
          sidebar_width: number | null
          notifications_seen_at: string | null
          first_steps_done: boolean
        }
        Insert: {
          id: string
          first_name?: string | null
          full_name?: string | null
          avatar_url?: string | null
          avatar_path?: string | null
          tiktok_username?: string | null
          editor_theme?: string
          notify_script_ready?: boolean
          notify_trending?: boolean
          notify_performance?: boolean
          notify_product_updates?: boolean
          created_at?: string
          updated_at?: string
          sidebar_width?: number | null
          notifications_seen_at?: string | null
          first_steps_done?: boolean
        }
        Update: {
          id?: string
          first_name?: string | null
          full_name?: string | null
          avatar_url?: string | null
          avatar_path?: string | null
          tiktok_username?: string | null
          editor_theme?: string
          notify_script_ready?: boolean
          notify_trending?: boolean
          notify_performance?: boolean
          notify_product_updates?: boolean
          created_at?: string
          updated_at?: string
          sidebar_width?: number | null
          notifications_seen_at?: string | null
          first_steps_done?: boolean
        }
        Relationships: []
      }
      script_folders: {
        Row: {
          id: string
          user_id: string
          name: string
          color: string
          icon: string
          idempotency_key: string | null
          created_at: string
        }
        Insert: {
          id?: string
          user_id?: string
          name: string
          color?: string
          icon?: string
          idempotency_key?: string | null
          created_at?: string
        }
        Update: {
          id?: string
          user_id?: string
          name?: string
          color?: string
          icon?: string
          idempotency_key?: string | null
          created_at?: string
        }
        Relationships: []
      }
      script_messages: {
        Row: {
          id: string
          script_id: string
          user_id: string
          role: string
          text: string
          changes: Json
          idempotency_key: string | null
          created_at: string
        }
        Insert: {
          id?: string
          script_id: string
          user_id?: string
          role: string
          text: string
          changes?: Json
          idempotency_key?: string | null
          created_at?: string
        }
        Update: {
          id?: string
          script_id?: string
          user_id?: string
          role?: string
          text?: string
          changes?: Json
          idempotency_key?: string | null
          created_at?: string
        }
        Relationships: []
      }
      script_takes: {
        Row: {
          id: string
          script_id: string
          user_id: string
          scene: number
          verdict: string
          seconds: number | null
          idempotency_key: string | null
          created_at: string
        }
        Insert: {
          id?: string
          script_id: string
          user_id?: string
          scene: number
          verdict: string
          seconds?: number | null
          idempotency_key?: string | null
          created_at?: string
        }
        Update: {
          id?: string
          script_id?: string
          user_id?: string
          scene?: number
          verdict?: string
          seconds?: number | null
          idempotency_key?: string | null
          created_at?: string
        }
        Relationships: []
      }
      script_versions: {
        Row: {
          id: string
          script_id: string
          user_id: string
          version_number: number
          title: string
          description: string | null
          change_description: string
          script_text: string
          script_data: Json
          created_at: string
          name: string | null
          editing_session: string | null
        }
        Insert: {
          id?: string
          script_id: string
          user_id: string
          version_number: number
          title: string
          description?: string | null
          change_description: string
          script_text: string
          script_data: Json
          created_at?: string
          name?: string | null
          editing_session?: string | null
        }
        Update: {
          id?: string
          script_id?: string
          user_id?: string
          version_number?: number
          title?: string
          description?: string | null
          change_description?: string
          script_text?: string
          script_data?: Json
          created_at?: string
          name?: string | null
          editing_session?: string | null
        }
        Relationships: []
      }
      scripts: {
        Row: {
          id: string
          user_id: string
          title: string
          description: string | null
          script_data: Json
          script_text: string
          product_name: string
          audience: string
          video_length: number
          video_style: string
          style: string | null
          tone: string | null
          price: number
          features: string[]
          tags: string[]
          status: string
          kanban_status: string | null
          viral_potential_score: number | null
          views: number | null
          likes: number | null
          shares: number | null
          metadata: Json
          folder_id: string | null
          change_note: string | null
          idempotency_key: string | null
          created_at: string
          updated_at: string
          editing_session: string | null
          preview: string | null
          board_column: string | null
          board_position: number
          posted_at: string | null
          sales: number | null
        }
        Insert: {
          id?: string
          user_id?: string
          title: string
          description?: string | null
          script_data?: Json
          script_text?: string
          product_name?: string
          audience?: string
          video_length?: number
          video_style?: string
          style?: string | null
          tone?: string | null
          price?: number
          features?: string[]
          tags?: string[]
          status?: string
          kanban_status?: string | null
          viral_potential_score?: number | null
          views?: number | null
          likes?: number | null
          shares?: number | null
          metadata?: Json
          folder_id?: string | null
          change_note?: string | null
          idempotency_key?: string | null
          created_at?: string
          updated_at?: string
          editing_session?: string | null
          preview?: string | null
          board_column?: string | null
          board_position?: number
          posted_at?: string | null
          sales?: number | null
        }
        Update: {
          id?: string
          user_id?: string
          title?: string
          description?: string | null
          script_data?: Json
          script_text?: string
          product_name?: string
          audience?: string
          video_length?: number
          video_style?: string
          style?: string | null
          tone?: string | null
          price?: number
          features?: string[]
          tags?: string[]
          status?: string
          kanban_status?: string | null
          viral_potential_score?: number | null
          views?: number | null
          likes?: number | null
          shares?: number | null
          metadata?: Json
          folder_id?: string | null
          change_note?: string | null
          idempotency_key?: string | null
          created_at?: string
          updated_at?: string
          editing_session?: string | null
          preview?: string | null
          board_column?: string | null
          board_position?: number
          posted_at?: string | null
          sales?: number | null
        }
        Relationships: []
      }
      user_subscriptions: {
        Row: {
          user_id: string
          status: string
          stripe_price_id: string | null
          stripe_customer_id: string | null
          stripe_subscription_id: string | null
          scripts_used: number
          is_trial: boolean
          current_period_start: string | null
          current_period_end: string | null
          created_at: string
          updated_at: string
          cancel_at_period_end: boolean
          next_price_id: string | null
          granted: boolean
        }
        Insert: {
          user_id: string
          status?: string
          stripe_price_id?: string | null
          stripe_customer_id?: string | null
          stripe_subscription_id?: string | null
          scripts_used?: number
          is_trial?: boolean
          current_period_start?: string | null
          current_period_end?: string | null
          created_at?: string
          updated_at?: string
          cancel_at_period_end?: boolean
          next_price_id?: string | null
          granted?: boolean
        }
        Update: {
          user_id?: string
          status?: string
          stripe_price_id?: string | null
          stripe_customer_id?: string | null
          stripe_subscription_id?: string | null
          scripts_used?: number
          is_trial?: boolean
          current_period_start?: string | null
          current_period_end?: string | null
          created_at?: string
          updated_at?: string
          cancel_at_period_end?: boolean
          next_price_id?: string | null
          granted?: boolean
        }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: Record<never, never>
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}

/** A stored row of a table, with SQL's names. */
export type Row<Table extends keyof Database['public']['Tables']> = Database['public']['Tables'][Table]['Row']
