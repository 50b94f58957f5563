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
      market_creator_days: {
        Row: {
          creator_id: number
          day: string
          set_id: number
          spread: number
          rolled_up: boolean
          filled: number
          views: number | null
          likes: number | null
          comments: number | null
          shares: number | null
          clicks: number | null
          units: number | null
          revenue: number | null
        }
        Insert: {
          creator_id: number
          day: string
          set_id: number
          spread?: number
          rolled_up?: boolean
          filled?: number
          views?: number | null
          likes?: number | null
          comments?: number | null
          shares?: number | null
          clicks?: number | null
          units?: number | null
          revenue?: number | null
        }
        Update: {
          creator_id?: number
          day?: string
          set_id?: number
          spread?: number
          rolled_up?: boolean
          filled?: number
          views?: number | null
          likes?: number | null
          comments?: number | null
          shares?: number | null
          clicks?: number | null
          units?: number | null
          revenue?: number | null
        }
        Relationships: []
      }
      market_creator_windows: {
        Row: {
          set_id: number
          days: number
          creator_id: number
          rank: number
          views: number
          units: number
          revenue: number
          engagement_rate: number | null
          products: number | null
          estimated: boolean
        }
        Insert: {
          set_id: number
          days: number
          creator_id: number
          rank: number
          views: number
          units: number
          revenue: number
          engagement_rate?: number | null
          products?: number | null
          estimated: boolean
        }
        Update: {
          set_id?: number
          days?: number
          creator_id?: number
          rank?: number
          views?: number
          units?: number
          revenue?: number
          engagement_rate?: number | null
          products?: number | null
          estimated?: boolean
        }
        Relationships: []
      }
      market_creators: {
        Row: {
          id: number
          set_id: number
          username: string
          display_name: string | null
          follower_count: number | null
          created_at: string
          updated_at: string
        }
        Insert: {
          id: number
          set_id: number
          username: string
          display_name?: string | null
          follower_count?: number | null
          created_at?: string
          updated_at?: string
        }
        Update: {
          id?: number
          set_id?: number
          username?: string
          display_name?: string | null
          follower_count?: number | null
          created_at?: string
          updated_at?: string
        }
        Relationships: []
      }
      market_import_faults: {
        Row: {
          import_id: string
          user_id: string
          place: number
          row_number: number
          column_name: string | null
          message: string
          value: string | null
        }
        Insert: {
          import_id: string
          user_id: string
          place: number
          row_number: number
          column_name?: string | null
          message: string
          value?: string | null
        }
        Update: {
          import_id?: string
          user_id?: string
          place?: number
          row_number?: number
          column_name?: string | null
          message?: string
          value?: string | null
        }
        Relationships: []
      }
      market_imports: {
        Row: {
          id: string
          user_id: string
          file_name: string
          format: string
          encoding: string
          delimiter: string | null
          state: string
          header: string[]
          row_count: number
          mapping: Json
          notes: string[]
          accepted_rows: number | null
          faulty_rows: number | null
          fault_groups: Json
          outcome: Json | null
          error: string | null
          created_at: string
          finished_at: string | null
        }
        Insert: {
          id?: string
          user_id: string
          file_name: string
          format: string
          encoding: string
          delimiter?: string | null
          state?: string
          header?: string[]
          row_count?: number
          mapping: Json
          notes?: string[]
          accepted_rows?: number | null
          faulty_rows?: number | null
          fault_groups?: Json
          outcome?: Json | null
          error?: string | null
          created_at?: string
          finished_at?: string | null
        }
        Update: {
          id?: string
          user_id?: string
          file_name?: string
          format?: string
          encoding?: string
          delimiter?: string | null
          state?: string
          header?: string[]
          row_count?: number
          mapping?: Json
          notes?: string[]
          accepted_rows?: number | null
          faulty_rows?: number | null
          fault_groups?: Json
          outcome?: Json | null
          error?: string | null
          created_at?: string
          finished_at?: string | null
        }
        Relationships: []
      }
      market_insights: {
        Row: {
          id: number
          set_id: number
          place: number
          insight_type: string
          priority_level: string
          title: string
          description: string
          figures: Json
          product_id: number | null
          brief: Json | null
          created_at: string
        }
        Insert: {
          id: number
          set_id: number
          place: number
          insight_type: string
          priority_level: string
          title: string
          description: string
          figures?: Json
          product_id?: number | null
          brief?: Json | null
          created_at?: string
        }
        Update: {
          id?: number
          set_id?: number
          place?: number
          insight_type?: string
          priority_level?: string
          title?: string
          description?: string
          figures?: Json
          product_id?: number | null
          brief?: Json | null
          created_at?: string
        }
        Relationships: []
      }
      market_jobs: {
        Row: {
          id: string
          user_id: string
          kind: string
          subject: string | null
          state: string
          step: string
          done: number
          total: number
          error: string | null
          attempts: number
          leased_until: string | null
          created_at: string
          started_at: string | null
          finished_at: string | null
        }
        Insert: {
          id?: string
          user_id: string
          kind: string
          subject?: string | null
          state?: string
          step?: string
          done?: number
          total?: number
          error?: string | null
          attempts?: number
          leased_until?: string | null
          created_at?: string
          started_at?: string | null
          finished_at?: string | null
        }
        Update: {
          id?: string
          user_id?: string
          kind?: string
          subject?: string | null
          state?: string
          step?: string
          done?: number
          total?: number
          error?: string | null
          attempts?: number
          leased_until?: string | null
          created_at?: string
          started_at?: string | null
          finished_at?: string | null
        }
        Relationships: []
      }
      market_pair_days: {
        Row: {
          product_id: number
          creator_id: number
          day: string
          set_id: number
          spread: number
          views: number | null
          likes: number | null
          comments: number | null
          shares: number | null
          clicks: number | null
          units: number | null
          revenue: number | null
        }
        Insert: {
          product_id: number
          creator_id: number
          day: string
          set_id: number
          spread?: number
          views?: number | null
          likes?: number | null
          comments?: number | null
          shares?: number | null
          clicks?: number | null
          units?: number | null
          revenue?: number | null
        }
        Update: {
          product_id?: number
          creator_id?: number
          day?: string
          set_id?: number
          spread?: number
          views?: number | null
          likes?: number | null
          comments?: number | null
          shares?: number | null
          clicks?: number | null
          units?: number | null
          revenue?: number | null
        }
        Relationships: []
      }
      market_product_days: {
        Row: {
          product_id: number
          day: string
          set_id: number
          spread: number
          rolled_up: boolean
          filled: number
          views: number | null
          likes: number | null
          comments: number | null
          shares: number | null
          clicks: number | null
          units: number | null
          revenue: number | null
          creators: number | null
        }
        Insert: {
          product_id: number
          day: string
          set_id: number
          spread?: number
          rolled_up?: boolean
          filled?: number
          views?: number | null
          likes?: number | null
          comments?: number | null
          shares?: number | null
          clicks?: number | null
          units?: number | null
          revenue?: number | null
          creators?: number | null
        }
        Update: {
          product_id?: number
          day?: string
          set_id?: number
          spread?: number
          rolled_up?: boolean
          filled?: number
          views?: number | null
          likes?: number | null
          comments?: number | null
          shares?: number | null
          clicks?: number | null
          units?: number | null
          revenue?: number | null
          creators?: number | null
        }
        Relationships: []
      }
      market_product_windows: {
        Row: {
          set_id: number
          days: number
          product_id: number
          rank: number
          niche: string
          niche_rank: number
          name_key: string
          price: number | null
          views: number
          likes: number
          comments: number
          shares: number
          clicks: number
          units: number
          revenue: number
          engagement_rate: number | null
          creators: number | null
          units_before: number | null
          revenue_before: number | null
          growth: number | null
          acceleration: number | null
          active_days: number
          estimated: boolean
        }
        Insert: {
          set_id: number
          days: number
          product_id: number
          rank: number
          niche: string
          niche_rank: number
          name_key: string
          price?: number | null
          views: number
          likes: number
          comments: number
          shares: number
          clicks: number
          units: number
          revenue: number
          engagement_rate?: number | null
          creators?: number | null
          units_before?: number | null
          revenue_before?: number | null
          growth?: number | null
          acceleration?: number | null
          active_days: number
          estimated: boolean
        }
        Update: {
          set_id?: number
          days?: number
          product_id?: number
          rank?: number
          niche?: string
          niche_rank?: number
          name_key?: string
          price?: number | null
          views?: number
          likes?: number
          comments?: number
          shares?: number
          clicks?: number
          units?: number
          revenue?: number
          engagement_rate?: number | null
          creators?: number | null
          units_before?: number | null
          revenue_before?: number | null
          growth?: number | null
          acceleration?: number | null
          active_days?: number
          estimated?: boolean
        }
        Relationships: []
      }
      market_products: {
        Row: {
          id: number
          set_id: number
          external_id: string
          name: string
          niche: string
          category: string | null
          price: number | null
          image_url: string | null
          link: string | null
          hashtags: string[]
          creator_username: string | null
          created_at: string
          updated_at: string
        }
        Insert: {
          id: number
          set_id: number
          external_id: string
          name: string
          niche?: string
          category?: string | null
          price?: number | null
          image_url?: string | null
          link?: string | null
          hashtags?: string[]
          creator_username?: string | null
          created_at?: string
          updated_at?: string
        }
        Update: {
          id?: number
          set_id?: number
          external_id?: string
          name?: string
          niche?: string
          category?: string | null
          price?: number | null
          image_url?: string | null
          link?: string | null
          hashtags?: string[]
          creator_username?: string | null
          created_at?: string
          updated_at?: string
        }
        Relationships: []
      }
      market_set_days: {
        Row: {
          set_id: number
          day: string
          views: number
          likes: number
          comments: number
          shares: number
          clicks: number
          units: number
          revenue: number
          estimated: boolean
        }
        Insert: {
          set_id: number
          day: string
          views: number
          likes: number
          comments: number
          shares: number
          clicks: number
          units: number
          revenue: number
          estimated: boolean
        }
        Update: {
          set_id?: number
          day?: string
          views?: number
          likes?: number
          comments?: number
          shares?: number
          clicks?: number
          units?: number
          revenue?: number
          estimated?: boolean
        }
        Relationships: []
      }
      market_set_windows: {
        Row: {
          set_id: number
          days: number
          products: number
          creators: number
          views: number
          likes: number
          comments: number
          shares: number
          clicks: number
          units: number
          revenue: number
          engagement_rate: number | null
          units_before: number | null
          revenue_before: number | null
          estimated: boolean
          charts: Json
        }
        Insert: {
          set_id: number
          days: number
          products: number
          creators: number
          views: number
          likes: number
          comments: number
          shares: number
          clicks: number
          units: number
          revenue: number
          engagement_rate?: number | null
          units_before?: number | null
          revenue_before?: number | null
          estimated: boolean
          charts?: Json
        }
        Update: {
          set_id?: number
          days?: number
          products?: number
          creators?: number
          views?: number
          likes?: number
          comments?: number
          shares?: number
          clicks?: number
          units?: number
          revenue?: number
          engagement_rate?: number | null
          units_before?: number | null
          revenue_before?: number | null
          estimated?: boolean
          charts?: Json
        }
        Relationships: []
      }
      market_sets: {
        Row: {
          id: number
          user_id: string | null
          kind: string
          name: string
          shop_id: string | null
          currency: string
          from_day: string | null
          to_day: string | null
          product_count: number
          creator_count: number
          refreshed_at: string
          analysed_at: string | null
        }
        Insert: {
          id: number
          user_id?: string | null
          kind: string
          name: string
          shop_id?: string | null
          currency: string
          from_day?: string | null
          to_day?: string | null
          product_count?: number
          creator_count?: number
          refreshed_at?: string
          analysed_at?: string | null
        }
        Update: {
          id?: number
          user_id?: string | null
          kind?: string
          name?: string
          shop_id?: string | null
          currency?: string
          from_day?: string | null
          to_day?: string | null
          product_count?: number
          creator_count?: number
          refreshed_at?: string
          analysed_at?: string | null
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
          price: number | null
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
          seo: Json | null
          result_link: string | null
          clicks: number | null
          revenue: number | null
          results_at: string | null
          results_from: string | null
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
          price?: number | null
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
          seo?: Json | null
          result_link?: string | null
          clicks?: number | null
          revenue?: number | null
          results_at?: string | null
          results_from?: string | null
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
          price?: number | null
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
          seo?: Json | null
          result_link?: string | null
          clicks?: number | null
          revenue?: number | null
          results_at?: string | null
          results_from?: string | null
        }
        Relationships: []
      }
      shop_connections: {
        Row: {
          user_id: string
          shop_id: string | null
          shop_name: string | null
          region: string | null
          state: string
          connected_at: string
          read_until: string | null
        }
        Insert: {
          user_id: string
          shop_id?: string | null
          shop_name?: string | null
          region?: string | null
          state?: string
          connected_at?: string
          read_until?: string | null
        }
        Update: {
          user_id?: string
          shop_id?: string | null
          shop_name?: string | null
          region?: string | null
          state?: string
          connected_at?: string
          read_until?: string | null
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
