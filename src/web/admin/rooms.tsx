import { AccountScreen } from './account/account-screen.tsx'
import { ArrangeScreen } from './arrange/arrange-screen.tsx'
import { BackupsScreen } from './backups/backups-screen.tsx'
import { CheckUpScreen } from './check-up/check-up-screen.tsx'
import { ClearDemoScreen } from './clear-demo/clear-demo-screen.tsx'
import { InstagramScreen } from './instagram/instagram-screen.tsx'
import { InvitationsScreen } from './invitations/invitations-screen.tsx'
import type { RoomDesk } from './load-room.server.ts'
import { MessagesScreen } from './messages/messages-screen.tsx'
import { OrdersScreen } from './orders/orders-screen.tsx'
import { PagesScreen } from './pages/pages-screen.tsx'
import { PeopleScreen } from './people/people-screen.tsx'
import { ShippingScreen } from './shipping/shipping-screen.tsx'
import { StudioScreen } from './studio/studio-screen.tsx'
import { VacationScreen } from './vacation/vacation-screen.tsx'
import { VariantsScreen } from './variants/variants-screen.tsx'
import { WaitingScreen } from './waiting/waiting-screen.tsx'

/** The screen of each room. */
export function RoomScreen({ desk }: { desk: RoomDesk }) {
  switch (desk.room) {
    case 'clear-demo':
      return <ClearDemoScreen {...desk.data} />
    case 'arrange':
      return <ArrangeScreen {...desk.data} />
    case 'waiting':
      return <WaitingScreen {...desk.data} />
    case 'variants':
      return <VariantsScreen {...desk.data} />
    case 'people':
      return <PeopleScreen />
    case 'check-up':
      return <CheckUpScreen />
    case 'backups':
      return <BackupsScreen {...desk.data} />
    case 'orders':
      return <OrdersScreen {...desk.data} />
    case 'messages':
      return <MessagesScreen {...desk.data} />
    case 'vacation':
      return <VacationScreen {...desk.data} />
    case 'studio':
      return <StudioScreen {...desk.data} />
    case 'instagram':
      return <InstagramScreen {...desk.data} />
    case 'shipping':
      return <ShippingScreen {...desk.data} />
    case 'pages':
      return <PagesScreen {...desk.data} />
    case 'account':
      return <AccountScreen {...desk.data} />
    case 'invitations':
      return <InvitationsScreen {...desk.data} />
  }
}

/** What is looked at in a room: the last of the breadcrumbs. */
export function nameInRoom({ data }: RoomDesk): string | null {
  return 'name' in data && typeof data.name === 'string' ? data.name : null
}
