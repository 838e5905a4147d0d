import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Toasts } from '#web/app/toasts.tsx';
import { openSession } from '#web/lib/session/session-store.ts';
import { Badges, Empty, Ledger, Photo, Place, Usage, Waiting } from './contents.tsx';
import { Buttons, Errors, Fields, Filters, Tabs } from './controls.tsx';
import { Camera, Opening, PlainDialog, Question, Scan, Signature, ToastStates } from './overlays.tsx';
import { profile } from './profile.ts';
import { type SectionId, sections } from './sections.ts';
import '#web/styles/site.css';
import '#web/app/frame.css';
import './gallery.css';

const contents: Record<SectionId, ComponentType> = {
  buttons: Buttons,
  fields: Fields,
  errors: Errors,
  badges: Badges,
  ledger: Ledger,
  tabs: Tabs,
  filters: Filters,
  usage: Usage,
  photo: Photo,
  map: Place,
  waiting: Waiting,
  empty: Empty,
  'loading-screen': Opening,
  toasts: ToastStates,
  dialog: PlainDialog,
  question: Question,
  signature: Signature,
  scan: Scan,
  camera: Camera,
};

const asked = new URLSearchParams(window.location.search).get('section');
const section = sections.find(({ id }) => id === asked) ?? sections[0];
const Content = contents[section.id];

openSession('gallery', profile, new Date());
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <main className="gallery">
        <h1>{section.title}</h1>
        <Content />
      </main>
      <Toasts />
    </BrowserRouter>
  </StrictMode>,
);
