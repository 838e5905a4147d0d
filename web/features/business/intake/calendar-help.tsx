/** How to add the link to the three most used calendars. */
export function CalendarHelp({ url }: { url: string }) {
  return (
    <div>
      <details>
        <summary>Apple Calendar</summary>
        <ol>
          <li>
            On an iPhone or Mac, <a href={url.replace(/^https?:/, 'webcal:')}>open the link in Calendar</a>.
          </li>
          <li>Choose Subscribe. On a Mac, set Auto-refresh to every hour.</li>
        </ol>
      </details>
      <details>
        <summary>Google Calendar</summary>
        <ol>
          <li>On a computer, open Google Calendar. Beside “Other calendars”, choose +, then “From URL”.</li>
          <li>Paste the link and choose “Add calendar”. Google looks for changes about once a day.</li>
        </ol>
      </details>
      <details>
        <summary>Outlook</summary>
        <ol>
          <li>In Outlook on the web, open the calendar and choose “Add calendar”.</li>
          <li>Choose “Subscribe from web”, paste the link, and choose Import.</li>
        </ol>
      </details>
    </div>
  );
}
